import type { ServiceError } from '#api/service-error.ts';

/** Requirements 4: how every remote piece of state stands. */
export type Status = 'initial' | 'loading' | 'loaded' | 'error';
export type Remote<T> = { status: Status; data: T; error?: ServiceError };
