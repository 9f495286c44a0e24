CREATE TABLE "asked_prices" (
	"tour_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "asked_prices_tour_id_since_pk" PRIMARY KEY("tour_id","since")
);
