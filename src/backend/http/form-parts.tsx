import type { InputHTMLAttributes, ReactNode } from 'react';

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
  optional?: string | undefined;
  /** Of several lines. */
  isLong?: boolean;
};

const isFirst = (name: string, problems: Problems): boolean => Object.keys(problems).find((key) => key !== 'form') === name;

const Label = ({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) => (
  <>
    {label}
    {optional !== undefined && <span className="optional"> ({optional})</span>}
  </>
);

type LabelledProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'problems' | 'optional'>;

/** What a field says of itself to its label, its notes and assistive technology. */
const attributesOf = ({ name, hint, problems }: LabelledProps) => ({
  id: name,
  name,
  ...describedBy({ name, hint, problem: problems[name] }),
  ...(problems[name] !== undefined && { 'aria-invalid': true }),
  ...(isFirst(name, problems) && { autoFocus: true }),
});

const Labelled = ({ name, label, hint, problems, optional, children }: LabelledProps & { children: ReactNode }) => (
  <div className="field">
    <label htmlFor={name}>
      <Label label={label} optional={optional} />
    </label>
    <FieldNotes name={name} hint={hint} problem={problems[name]} />
    {children}
  </div>
);

/** A labelled field with its notes. Lengths are checked by the server, in words: a browser would cut a text off without one. */
export function Field({ name, label, hint, problems, optional, isLong = false, type = 'text', ...input }: FieldProps) {
  const said = { name, label, problems, optional, ...(hint !== undefined && { hint }) };
  const all = { required: optional === undefined, ...input, ...attributesOf(said) };
  return <Labelled {...said}>{isLong ? <textarea {...all} /> : <input type={type} {...all} />}</Labelled>;
}

type Option = { value: string; label: string };
type ChoiceProps = LabelledProps & { options: readonly Option[] };

/** One of a list. @param empty what stands there as long as nothing is chosen */
export const SelectField = ({ options, value, empty, ...said }: ChoiceProps & { value: string; empty: string }) => (
  <Labelled {...said}>
    <select {...attributesOf(said)} defaultValue={value}>
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </Labelled>
);

/** Boxes to tick, in sight at once: one of them, or any number. The first one has the name as its id. */
export function BoxesField({
  name,
  label,
  hint,
  problems,
  optional,
  options,
  chosen,
  type,
}: ChoiceProps & { chosen: readonly string[]; type: 'radio' | 'checkbox' }) {
  const problem = problems[name];
  return (
    <fieldset className="field" {...describedBy({ name, hint, problem })}>
      <legend>
        <Label label={label} optional={optional} />
      </legend>
      <FieldNotes name={name} hint={hint} problem={problem} />
      {options.map(({ value, label: text }, index) => (
        <label key={value} className="tick">
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            {...(index === 0 && { id: name, ...(isFirst(name, problems) && { autoFocus: true }) })}
          />
          {text}
        </label>
      ))}
    </fieldset>
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

/** Where else to go, below a form. */
export const Links = ({ links }: { links: readonly { href: string; text: string }[] }) => (
  <nav>
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
);
