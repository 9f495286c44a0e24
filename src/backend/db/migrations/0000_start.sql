CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"checkout_key" uuid NOT NULL,
	"hold_id" uuid NOT NULL,
	"payment_intent_id" text NOT NULL,
	"status" text NOT NULL,
	"payment" text NOT NULL,
	"tour_id" uuid NOT NULL,
	"day" text NOT NULL,
	"starting_time" text NOT NULL,
	"order" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "bookings_checkout_key_unique" UNIQUE("checkout_key"),
	CONSTRAINT "bookings_hold_id_unique" UNIQUE("hold_id"),
	CONSTRAINT "bookings_payment_intent_id_unique" UNIQUE("payment_intent_id")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"key" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"request" jsonb NOT NULL,
	"hold_id" uuid NOT NULL,
	"state" text NOT NULL,
	"payment_intent_id" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"error_code" text,
	"claimed_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"tour_id" uuid NOT NULL,
	"day" text NOT NULL,
	"starting_time" text NOT NULL,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "departures_tour_id_day_starting_time_pk" PRIMARY KEY("tour_id","day","starting_time"),
	CONSTRAINT "taken_within_seats" CHECK ("departures"."taken" between 0 and "departures"."seats")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"selection" jsonb NOT NULL,
	"tour_id" uuid NOT NULL,
	"day" text NOT NULL,
	"starting_time" text NOT NULL,
	"seats" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"extended" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"message_id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bookings_on_request" ON "bookings" USING btree ("created_at") WHERE status = 'on_request';--> statement-breakpoint
CREATE INDEX "checkouts_unfinished" ON "checkouts" USING btree ("updated_at") WHERE state in ('processing', 'requires_action');--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_once" ON "outbox" USING btree ("kind","booking_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("available_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "simulator_objects_by_kind" ON "simulator_objects" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "simulator_events_pending" ON "simulator_objects" USING btree ("created_at") WHERE kind = 'event' and body ->> 'pending_webhooks' <> '0';