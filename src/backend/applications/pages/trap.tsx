/**
 * Left empty by whoever sees the form; programs that fill in every field fill it in. By this name browsers and password managers keep
 * nothing that they would fill in for somebody who does not see it.
 */
export const trapField = 'remarks';

/** Not `display: none`, which such programs know. */
export const trapStyle = '.trap { height: 1px; left: -100rem; overflow: hidden; position: absolute; width: 1px }';

export const Trap = ({ label }: { label: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor={trapField}>{label}</label>
    <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
