CREATE TABLE "board_screens" (
	"tournament" text PRIMARY KEY NOT NULL,
	"rev" integer NOT NULL,
	"view" text NOT NULL,
	"turn" integer NOT NULL,
	"paused" boolean NOT NULL,
	"message" text,
	"since" timestamp (3) with time zone NOT NULL
);
