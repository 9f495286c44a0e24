import { commonPasswords } from './common-passwords.ts';

export const passwordLength = { least: 8, most: 128 } as const;

/**
 * NIST SP 800-63B-4, section 3.1.1.2: length and a list of what is guessed first, but no rules of composition.
 * @param personal what others know of this person: name, e-mail address
 * @returns why the password is refused
 */
export function passwordProblem(
  password: string,
  personal: readonly string[] = [],
): 'password' | 'short' | 'long' | 'common' | 'personal' | undefined {
  const length = [...password].length;
  if (length === 0) return 'password';
  if (length < passwordLength.least) return 'short';
  if (length > passwordLength.most) return 'long';
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || new Set(plain).size === 1) return 'common';
  const known = personal.flatMap((text) => [text.toLowerCase(), text.toLowerCase().split('@')[0] ?? '']);
  return known.includes(plain) ? 'personal' : undefined;
}
