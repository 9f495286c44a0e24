-- What was to be captured before a part of it goes back.
UPDATE "payments" SET "to_capture" = "authorised" FROM "bookings", "refunds"
WHERE "bookings"."checkout_key" = "payments"."checkout_key" AND "refunds"."booking_id" = "bookings"."id"
  AND "payments"."to_capture" IS NULL AND "payments"."status" = 'authorised'
  AND "bookings"."status" = 'cancelled' AND NOT "refunds"."is_released";
