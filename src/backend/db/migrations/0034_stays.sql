CREATE TABLE "room_nights" (
	"hotel_id" uuid NOT NULL,
	"room" text NOT NULL,
	"night" text NOT NULL,
	"rooms" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "room_nights_hotel_id_room_night_pk" PRIMARY KEY("hotel_id","room","night"),
	CONSTRAINT "taken_within_rooms" CHECK ("room_nights"."taken" between 0 and "room_nights"."rooms")
);
--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "supplier" text DEFAULT 'local' NOT NULL;