import { useState } from 'react';
import type { Locale } from '#contracts/common.ts';
import { profileMessages } from '#i18n/profile/index.ts';
import { resetDeletion } from '#stores/account/deletion.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import styles from './Profile.module.scss';

export function DeleteAccount({ locale }: { locale: Locale }) {
  const t = profileMessages(locale);
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    resetDeletion();
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  return (
    <section aria-labelledby="profile-deletion" className={styles['part']}>
      <h3 id="profile-deletion" className={styles['title']}>
        {t.deleteTitle}
      </h3>
      <p>{t.deleteText}</p>
      <Button look="secondary" onClick={open}>
        {t.deleteButton}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t.dialogTitle} closeLabel={t.close}>
        <DeletionForm locale={locale} onClose={close} />
      </Dialog>
    </section>
  );
}
