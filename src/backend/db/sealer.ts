import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];
const mark = 'sealed';

/** Encrypts texts that are kept in the database. */
export type Sealer = {
  /** The same text about the same thing is sealed in the same way; what is sealed about it stays as it is. */
  seal: (text: string, about: string) => string;
  /**
   * What is not sealed, with a key that is gone, or about another thing, stays as it is: nobody reads a stolen text by sending it as an
   * answer.
   */
  open: (sealed: string, about: string) => string;
};

/** One key for each use (RFC 5869). */
type Keys = { id: string; ofNonces: Buffer; ofTexts: Buffer };

function keysOf(secret: string): Keys {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, keyBytes));
  return { id: keyFor('id').toString('base64url').slice(0, 8), ofNonces: keyFor('nonces'), ofTexts: keyFor('texts') };
}

/** AES-256-GCM. The nonce is a keyed hash of what is encrypted, so that none serves two texts. */
function encrypt({ ofNonces, ofTexts }: Keys, text: string, about: string): string {
  const nonce = createHmac('sha256', ofNonces)
    .update(JSON.stringify([about, text]))
    .digest()
    .subarray(0, nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', ofTexts, nonce).setAAD(Buffer.from(about));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

function decrypt({ ofTexts }: Keys, encrypted: string, about: string): string | undefined {
  const all = Buffer.from(encrypted, 'base64url');
  const [nonce, tag, text] = [
    all.subarray(0, nonceBytes),
    all.subarray(nonceBytes, nonceBytes + tagBytes),
    all.subarray(nonceBytes + tagBytes),
  ];
  try {
    const decipher = createDecipheriv('aes-256-gcm', ofTexts, nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    // Somebody has typed what looks like it, or it is about another thing.
    return undefined;
  }
}

/** @param secrets the first seals, all open: so a shop can be given another one */
export function openSealer(secrets: readonly [string, ...string[]]): Sealer {
  const keys = secrets.map(keysOf) as [Keys, ...Keys[]];
  const read = (sealed: string, about: string): string | undefined => {
    const [first, id, encrypted = ''] = sealed.split('.');
    const key = first === mark ? keys.find((one) => one.id === id) : undefined;
    return key && decrypt(key, encrypted, about);
  };
  return {
    seal: (text, about) => (read(text, about) === undefined ? [mark, keys[0].id, encrypt(keys[0], text, about)].join('.') : text),
    open: (sealed, about) => read(sealed, about) ?? sealed,
  };
}
