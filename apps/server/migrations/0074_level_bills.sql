CREATE TABLE "level_bills" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"amount" bigint NOT NULL,
	"tries" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
