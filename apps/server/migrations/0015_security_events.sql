CREATE TABLE "security_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user" text,
	"admin" text,
	"address" text,
	"device" text,
	"at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"times" integer NOT NULL,
	"same" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_same" ON "security_events" USING btree ("same");--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user","at");