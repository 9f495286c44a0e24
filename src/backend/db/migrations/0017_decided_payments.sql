UPDATE "payments" SET "to_capture" = "captured" WHERE "to_capture" IS NULL AND "captured" > 0;--> statement-breakpoint
UPDATE "payments" SET "to_capture" = 0 WHERE "to_capture" IS NULL AND "status" = 'released';--> statement-breakpoint
UPDATE "payments" SET "to_capture" = "authorised" FROM "bookings", "refunds"
WHERE "bookings"."checkout_key" = "payments"."checkout_key" AND "refunds"."booking_id" = "bookings"."id"
  AND "payments"."to_capture" IS NULL AND "payments"."status" = 'authorised'
  AND "bookings"."status" = 'cancelled' AND NOT "refunds"."is_released";
