ALTER TABLE "bookings" ADD COLUMN "secrets_until" text;--> statement-breakpoint
CREATE INDEX "bookings_secrets" ON "bookings" USING btree ("secrets_until") WHERE secrets_until is not null;