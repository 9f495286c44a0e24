import * as v from 'valibot';
import { checkoutResult } from '#contracts/checkout-result.ts';
import { orderFiles } from '#contracts/order-files.ts';
import { shoreCallTexts } from '#contracts/shore-calls.ts';
import { tourDetails } from '#contracts/tours.ts';
import { bookedTransfers } from '#contracts/transfers.ts';
import { addDays } from './day.ts';

/** The browser cache that holds tickets for times without a network connection; it outlives the page and the tab. */
export const ticketCache = 'landfall-tickets';

/** Ticket PDFs and calendar files of the shopper service, of bookings and of whole orders. */
export const ticketPath = /\/shopper\/(order-)?(tickets|calendar)\//;

/** What a traveller needs at the meeting point, besides the PDF with its QR code. */
export const savedTicket = v.object({
  orderNumber: v.string(),
  tourName: v.string(),
  tourCity: v.string(),
  /** The visit in the venue's time: `yyyy-MM-dd` and `HH:mm`. */
  queryDate: v.string(),
  startingTime: v.string(),
  isPickedUp: v.boolean(),
  // Tickets that were stored by an earlier release have another shape of it: the rest is worth keeping.
  pickup: v.fallback(bookedTransfers.entries.pickup, undefined),
  dropOff: bookedTransfers.entries.dropOff,
  shoreCall: v.optional(shoreCallTexts),
  startingPointInformation: tourDetails.entries.startingPointInformation,
  vendor: tourDetails.entries.vendor,
  vouchers: checkoutResult.entries.vouchers,
  calendarUrl: v.optional(v.string()),
});
export type SavedTicket = v.InferOutput<typeof savedTicket>;

const daysKept = 30;

/** A ticket stays on the device for 30 days after the visit. */
export const isKept = ({ queryDate }: SavedTicket, today: string): boolean => addDays(queryDate, daysKept) >= today;

/** The files of a whole order; they leave the device with the first of its tickets that does. */
export const savedOrder = v.object({ orderNumber: v.string(), ...orderFiles.entries });
export type SavedOrder = v.InferOutput<typeof savedOrder>;

/** Where a device holds what it knows of tickets and of orders. */
export const savedPath = /^\/saved-(tickets|orders)\//;
export const savedTicketPath = (orderNumber: string): string => `/saved-tickets/${encodeURIComponent(orderNumber)}.json`;
export const savedOrderPath = (orderNumber: string): string => `/saved-orders/${encodeURIComponent(orderNumber)}.json`;
