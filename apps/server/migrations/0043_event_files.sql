CREATE TABLE "paid_elsewhere" (
	"entry" text PRIMARY KEY NOT NULL,
	"tournament" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_files" (
	"id" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"key" text,
	"signature" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_files_sha256" ON "event_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "event_files_key" ON "event_files" USING btree ("key");