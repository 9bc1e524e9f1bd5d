CREATE TABLE "broken_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"build" text NOT NULL,
	"route" text NOT NULL,
	"message" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"times" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "broken_pages_cause" ON "broken_pages" USING btree ("build","route","message");--> statement-breakpoint
CREATE INDEX "broken_pages_last_at" ON "broken_pages" USING btree ("last_at");