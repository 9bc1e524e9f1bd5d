CREATE TABLE "board_holds" (
	"tournament" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"held_by" text,
	"left" integer
);
