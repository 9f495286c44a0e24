import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import { emailAddress } from '#contracts/email-address.ts';
import { nameProblem, tidyName } from '#domain/account-name.ts';
import { identityProblemMessages } from '#i18n/identity-problems/index.ts';
import { textOf } from '../../http/sent-form.ts';
import { passwordProblem } from '../password-policy.ts';
import type { Problems } from './form.tsx';

export type Typed = { email: string; name: string; password: string; code: string; remember: boolean };
type Problem = Exclude<keyof ReturnType<typeof identityProblemMessages>, 'tooMany'>;
type Form = Record<string, unknown>;

/** @returns what was typed; passwords as they are, spaces included, codes without any */
export const typedIn = (form: Form): Typed => ({
  email: textOf(form, 'email').trim(),
  name: tidyName(textOf(form, 'name')),
  password: textOf(form, 'password'),
  remember: form['remember'] === 'yes',
  code: textOf(form, 'code').replaceAll(/\s/g, ''),
});

const said = (locale: Locale, problems: Partial<Record<keyof Problems, Problem | undefined | false>>): Problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, identityProblemMessages(locale)[problem]]] : [])),
  );

const emailProblem = (email: string): Problem | undefined => (v.is(emailAddress, email) ? undefined : 'email');

export const signInProblems = (locale: Locale, { email, password }: Typed): Problems =>
  said(locale, { email: emailProblem(email), password: password === '' && 'password' });

export const registerProblems = (locale: Locale, { email, name, password }: Typed): Problems =>
  said(locale, { name: nameProblem(name), email: emailProblem(email), password: passwordProblem(password, [email, name]) });

export const forgottenProblems = (locale: Locale, { email }: Typed): Problems => said(locale, { email: emailProblem(email) });

/** @param email of the account; `name` counts where it is asked for */
export const resetProblems = (
  locale: Locale,
  email: string,
  { name, password }: { name: string; password: string },
  asksName: boolean,
): Problems => said(locale, { name: asksName && nameProblem(name), password: passwordProblem(password, [email, name]) });

export const credentialsProblem = (locale: Locale): Problems => said(locale, { form: 'credentials' });

export const codeProblems = (locale: Locale, { code }: Typed): Problems => said(locale, { code: !/^\d{6}$/.test(code) && 'code' });

/** @param why `wrong` may be corrected in the field */
export const codeRefused = (locale: Locale, why: 'wrong' | 'stale'): Problems =>
  said(locale, why === 'wrong' ? { code: 'codeWrong' } : { form: 'codeStale' });
