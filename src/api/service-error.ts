import type { ErrorBody, ErrorCode } from '#contracts/errors.ts';

/**
 * Failures without a code from a service: the request never got there or never came back, or the answer was none, although it
 * said that it was a success (`refused`: it carried an error message, which is the `message` here).
 */
export type TransportCode =
  'offline' | 'no_response' | 'timeout' | 'cancelled' | 'not_constructed' | 'unreadable' | 'no_content' | 'refused';

/** What a call failed with. `status` is 0 where there was no response (requirements 8). */
export class ServiceError extends Error {
  readonly code: ErrorCode | TransportCode;
  readonly status: number;
  readonly details: NonNullable<ErrorBody['details']>;

  constructor(code: ErrorCode | TransportCode, message: string, status = 0, details: ErrorBody['details'] = {}) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.status = status;
    this.details = details;
  }

  /** What was asked for is not there, or no longer. */
  get isGone(): boolean {
    return this.code === 'not_found' || this.code === 'withdrawn';
  }
}

/** Anything thrown, as the one kind of error that stores keep. */
export const toServiceError = (error: unknown): ServiceError =>
  error instanceof ServiceError ? error : new ServiceError('not_constructed', 'Unable to construct request; unexpected error');
