CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"user" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"is_private" boolean NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"copies" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"unused_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "files_path" ON "files" USING btree ("path");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("unused_since") WHERE "files"."unused_since" is not null;