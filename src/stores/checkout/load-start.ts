import { ServiceError } from '#api/service-error.ts';

/** What starts a checkout; of no use before the press that goes there. @throws ServiceError where the script does not arrive */
export const loadStart = () =>
  import('./start.ts').catch(() => {
    throw new ServiceError('unavailable', 'The script of the checkout did not arrive');
  });
