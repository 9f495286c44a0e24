import {
  getOrganization,
  getWishlist,
  listOrganizationBookings,
  listUserBookings,
  postWishlist,
  resendVerification,
  verifyEmail,
} from '#contracts/account.ts';
import { authorizationCheckout } from '#contracts/authorization-checkout.ts';
import { getBooking, refundBooking, requestBookingAccess, takeBookingAccess } from '#contracts/bookings.ts';
import { checkout, checkoutStatus } from '#contracts/checkout.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { userinfo } from '#contracts/identity.ts';
import { searchLocations } from '#contracts/locations.ts';
import { subscribe } from '#contracts/newsletter.ts';
import { exportPersonalData } from '#contracts/personal-data.ts';
import { deleteAccount, getProfile, putProfile } from '#contracts/profile.ts';
import { createQuote } from '#contracts/quotes.ts';
import { semanticSearch } from '#contracts/search.ts';
import { getTour, listFeaturedTours, listPromotedTours, listTours } from '#contracts/tours.ts';

/** Every call that the embedded back end answers. */
export const endpoints: readonly Endpoint[] = [
  listTours,
  listPromotedTours,
  listFeaturedTours,
  getTour,
  createQuote,
  searchLocations,
  semanticSearch,
  checkout,
  authorizationCheckout,
  checkoutStatus,
  subscribe,
  requestBookingAccess,
  takeBookingAccess,
  getBooking,
  refundBooking,
  userinfo,
  listUserBookings,
  listOrganizationBookings,
  getOrganization,
  getWishlist,
  postWishlist,
  verifyEmail,
  resendVerification,
  getProfile,
  putProfile,
  exportPersonalData,
  deleteAccount,
];
