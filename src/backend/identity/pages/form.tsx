import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Locale } from '#contracts/common.ts';
import { identityMessages } from '#i18n/identity/index.ts';

/** Message for each field that has one; under `form` one that belongs to none. */
export type Problems = Partial<Record<'email' | 'password' | 'name' | 'form', string>>;
type FieldName = Exclude<keyof Problems, 'form'>;

type FieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'defaultValue'> & {
  name: FieldName;
  label: string;
  hint?: string;
  problems: Problems;
};

/** The first field with a problem, else the first one: there typing begins. */
const isFirst = (name: FieldName, problems: Problems): boolean => Object.keys(problems).find((key) => key !== 'form') === name;

export function Field({ name, label, hint, problems, ...input }: FieldProps) {
  const problem = problems[name];
  const described = [hint !== undefined && `${name}-hint`, problem !== undefined && `${name}-problem`].filter(Boolean).join(' ');
  const state = {
    ...(described !== '' && { 'aria-describedby': described }),
    ...(problem !== undefined && { 'aria-invalid': true }),
    ...(isFirst(name, problems) && { autoFocus: true }),
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" id={`${name}-problem`}>
          {problem}
        </p>
      )}
      <input id={name} name={name} required {...input} {...state} />
    </div>
  );
}

/** What is wrong, on top of the page and read out first, with links to the fields (GOV.UK Design System, error summary). */
export function Summary({ locale, problems }: { locale: Locale; problems: Problems }) {
  const found = Object.entries(problems) as [keyof Problems, string][];
  if (found.length === 0) return null;
  return (
    <div className="summary" role="alert">
      <h2>{identityMessages(locale).summary}</h2>
      <ul>
        {found.map(([name, text]) => (
          <li key={name}>{name === 'form' ? text : <a href={`#${name}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}

/** `noValidate`: the server words what is wrong, in the page's language and not in the browser's. */
export function Form({ action, button, children }: { action?: string; button: string; children?: ReactNode }) {
  return (
    <form method="post" action={action} noValidate>
      {children}
      <button type="submit">{button}</button>
    </form>
  );
}

/** Goes back to the shop without signing in. */
export function Abort({ action, locale }: { action: string; locale: Locale }) {
  return (
    <form method="post" action={action}>
      <button className="quiet" type="submit">
        {identityMessages(locale).back}
      </button>
    </form>
  );
}
