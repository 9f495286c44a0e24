CREATE TABLE "listed_tours" (
	"tour_id" uuid PRIMARY KEY NOT NULL,
	"tour_name" jsonb NOT NULL,
	"city" text NOT NULL,
	"withdrawn_at" timestamp with time zone
);
