import type { Locale } from '#contracts/common.ts';
import { exportPersonalData } from '#contracts/personal-data.ts';
import { deleteAccount, getProfile, putProfile } from '#contracts/profile.ts';
import type { Subject } from './account.ts';
import { request } from './request.ts';

const of = ({ authorization, subjectId }: Subject) => ({ query: { subjectId }, headers: { authorization } });

export const fetchProfile = (subject: Subject) => request(getProfile, of(subject));

/** @throws ServiceError `email_unverified` until the address is confirmed */
export const sendProfile = (subject: Subject, changed: { name: string; locale: Locale }) =>
  request(putProfile, { ...of(subject), body: changed });

/** GDPR, articles 15 and 20. @throws ServiceError `email_unverified` until the address is confirmed */
export const fetchPersonalData = (subject: Subject) => request(exportPersonalData, of(subject));

/** GDPR, article 17. @throws ServiceError `invalid_request` with `details.field` `password` */
export const postDeletion = (subject: Subject, password: string) => request(deleteAccount, { ...of(subject), body: { password } });
