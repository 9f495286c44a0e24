import type { Locale } from '#contracts/common.ts';
import type { Letter } from '../letter.ts';
import { words } from '../words.ts';
import { askingLetter } from './asking.ts';

/**
 * Has someone confirm an address or choose a new password. It names nobody: whoever registers a stranger's address may
 * not write to the stranger. @param url absolute
 */
export function accountLetter(locale: Locale, kind: 'verification' | 'reset' | 'known', url: string): Letter {
  const say = words[locale].account[kind];
  return askingLetter(locale, say, { label: say.button, url });
}
