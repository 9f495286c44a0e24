import type { MouseEvent } from 'react';
import styles from './ErrorSummary.module.scss';

export type FieldError = { id: string; text: string };

/** Focus, not only scroll: and so far up that the label is seen too. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: 'center' });
}

/** All that is to be corrected, as links to the fields (the pattern of the GOV.UK design system). */
export function ErrorSummary({
  title,
  lead,
  errors,
  onGoTo,
}: {
  title: string;
  lead?: string;
  errors: readonly FieldError[];
  onGoTo?: (id: string) => void;
}) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <div className={styles['summary']}>
          <h2 className={styles['title']}>{title}</h2>
          {lead && <p>{lead}</p>}
          <ul className={styles['list']}>
            {errors.map(({ id, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    if (onGoTo) {
                      event.preventDefault();
                      onGoTo(id);
                    } else goTo(event, id);
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
