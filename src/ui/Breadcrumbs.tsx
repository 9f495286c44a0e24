import { Icon } from './Icon.tsx';
import styles from './Breadcrumbs.module.scss';

/** The last crumb is the page itself and has no address. */
export type Crumb = { label: string; href?: string };

/** Requirements 2, "Breadcrumb trail 'Home > ...'". */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className={styles['breadcrumbs']}>
      <ol className={styles['list']}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles['crumb']}>
            {index > 0 && <Icon name="chevron-right" size={14} className={styles['mark']} />}
            {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span aria-current="page">{crumb.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
