CREATE TABLE "turned_off_messages" (
	"user" text NOT NULL,
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "turned_off_messages_user_topic_kind_pk" PRIMARY KEY("user","topic","kind")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "season" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "send_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "topic" text;--> statement-breakpoint
CREATE INDEX "messages_season" ON "messages" USING btree ("season");