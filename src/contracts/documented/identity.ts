import * as endpoints from '../identity.ts';
import { documented } from './documented.ts';

export const userinfo = documented(endpoints.userinfo, {
  summary: 'Who is signed in. Errors are those of RFC 6750',
  access: { by: 'token', own: [] },
  errors: [],
});
