import { useStore } from '@nanostores/react';
import type { Locale } from '#contracts/common.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { profileMessages } from '#i18n/profile/index.ts';
import { $export, readPersonalData } from '#stores/account/personal-data.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { saveFile } from './save-file.ts';
import styles from './Profile.module.scss';

/** Everything that is stored about a person, to download. */
export function PersonalData({ locale }: { locale: Locale }) {
  const t = profileMessages(locale);
  const { status, error } = useStore($export);
  const save = async (): Promise<void> => {
    const text = await readPersonalData();
    if (text !== undefined) saveFile(text, t.exportFile, 'application/json');
  };
  return (
    <section aria-labelledby="profile-export" className={styles['part']}>
      <h3 id="profile-export" className={styles['title']}>
        {t.exportTitle}
      </h3>
      <p>{t.exportText}</p>
      <div role="alert">{error && <Notice tone="danger">{accountErrorText(error, locale)}</Notice>}</div>
      <Button look="secondary" busy={status === 'loading'} onClick={() => void save()}>
        {t.exportButton}
      </Button>
      <p role="status">{status === 'loaded' && t.exported}</p>
    </section>
  );
}
