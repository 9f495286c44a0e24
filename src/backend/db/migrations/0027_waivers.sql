CREATE TABLE "signed_waivers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"participant" integer NOT NULL,
	"participant_name" text NOT NULL,
	"day" text NOT NULL,
	"waiver_id" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"signer" text NOT NULL,
	"is_guardian" boolean NOT NULL,
	"drawing" text,
	"hash" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "signed_waivers_booking" ON "signed_waivers" USING btree ("booking_id","participant","signed_at");--> statement-breakpoint
CREATE INDEX "signed_waivers_day" ON "signed_waivers" USING btree ("day");