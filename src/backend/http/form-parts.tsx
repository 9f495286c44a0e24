import type { InputHTMLAttributes } from 'react';

/** Message for each field that has one; under `form` one that belongs to none. */
type Problems = Partial<Record<string, string>>;

type Said = { name: string; hint?: string | undefined; problem?: string | undefined };

/** What stands between a field's label and the field: its hint, and what is wrong. */
export function FieldNotes({ name, hint, problem }: Said) {
  return (
    <>
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
    </>
  );
}

/** Names the notes of a field to assistive technology. */
export function describedBy({ name, hint, problem }: Said): { 'aria-describedby'?: string } {
  const ids = [hint !== undefined && `${name}-hint`, problem !== undefined && `${name}-problem`].filter(Boolean);
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {};
}

type FieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'defaultValue'> & {
  name: string;
  label: string;
  hint?: string;
  /** Of the whole form, in its order: the first field with a problem gets the focus. */
  problems: Problems;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
  /** Of several lines. */
  isLong?: boolean;
};

const isFirst = (name: string, problems: Problems): boolean => Object.keys(problems).find((key) => key !== 'form') === name;

/** A labelled field with its notes. Lengths are checked by the server, in words: a browser would cut a text off without one. */
export function Field({ name, label, hint, problems, optional, isLong = false, type = 'text', ...input }: FieldProps) {
  const problem = problems[name];
  const all = {
    id: name,
    name,
    required: optional === undefined,
    ...input,
    ...describedBy({ name, hint, problem }),
    ...(problem !== undefined && { 'aria-invalid': true }),
    ...(isFirst(name, problems) && { autoFocus: true }),
  };
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {optional !== undefined && <span className="optional"> ({optional})</span>}
      </label>
      <FieldNotes name={name} hint={hint} problem={problem} />
      {isLong ? <textarea {...all} /> : <input type={type} {...all} />}
    </div>
  );
}

/** What is wrong, on top of the page and read out first, with links to the fields (GOV.UK Design System, error summary). */
export function ErrorSummary({ title, problems }: { title: string; problems: Problems }) {
  const found = Object.entries(problems);
  if (found.length === 0) return null;
  return (
    <div className="summary" role="alert">
      <h2>{title}</h2>
      <ul>
        {found.map(([name, text]) => (
          <li key={name}>{name === 'form' ? text : <a href={`#${name}`}>{text}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
