import { useStore } from '@nanostores/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Profile } from '#contracts/profile.ts';
import { accountErrorText } from '#i18n/account-errors/index.ts';
import { languageName } from '#i18n/locales.ts';
import { profileMessages } from '#i18n/profile/index.ts';
import { $edit, saveProfile } from '#stores/account/profile.ts';
import { offeredLocales } from '#domain/offered-locales.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './Profile.module.scss';

const options = offeredLocales.map((value) => ({ value, label: languageName(value) }));

export function ProfileForm({ locale, profile: { name, email, locale: language } }: { locale: Locale; profile: Profile }) {
  const t = profileMessages(locale);
  const { status, wrong, error } = useStore($edit);
  const form = useRef<HTMLFormElement>(null);
  const nameField = () => form.current?.elements.namedItem('name') as HTMLInputElement | null | undefined;
  useEffect(() => {
    if (wrong) nameField()?.focus();
  }, [wrong]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wished = new FormData(event.currentTarget).get('locale');
    void saveProfile({ name: nameField()?.value ?? '', locale: offeredLocales.find((one) => one === wished) ?? language });
  };

  return (
    <form ref={form} noValidate method="post" className={styles['form']} onSubmit={submit}>
      <div role="alert">{error && <Notice tone="danger">{accountErrorText(error, locale)}</Notice>}</div>
      <TextField
        id="profile-name"
        name="name"
        label={t.name}
        hint={t.nameHint}
        error={wrong && t[wrong]}
        defaultValue={name}
        autoComplete="name"
      />
      {options.length > 1 && (
        <SelectField
          id="profile-language"
          name="locale"
          label={t.language}
          hint={t.languageHint}
          options={options}
          defaultValue={language}
        />
      )}
      <dl className={styles['facts']}>
        <dt>{t.email}</dt>
        <dd>
          {email} ({t.confirmed})
        </dd>
      </dl>
      <p className={styles['quiet']}>{t.passwordHint}</p>
      <Button type="submit" busy={status === 'saving'}>
        {t.save}
      </Button>
      <p role="status">{status === 'saved' && t.saved}</p>
    </form>
  );
}
