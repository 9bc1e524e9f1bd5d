CREATE TABLE "calendar_feeds" (
	"user" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_secretHash_unique" UNIQUE("secret_hash")
);
