CREATE TABLE "unreachable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "outgoing_messages_unsent";--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "send_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "good_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "job" uuid;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "claimed_by" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "unclear" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "arrival" text;--> statement-breakpoint
CREATE INDEX "outgoing_messages_fresh" ON "outgoing_messages" USING btree ("created_at") WHERE "outgoing_messages"."state" = 'waiting' and "outgoing_messages"."job" is null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_in_queue" ON "outgoing_messages" USING btree ("job") WHERE "outgoing_messages"."state" in ('waiting', 'sending') and "outgoing_messages"."job" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_dead" ON "outgoing_messages" USING btree ("created_at") WHERE "outgoing_messages"."state" = 'dead';--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_messages_reference" ON "outgoing_messages" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "outgoing_messages_message" ON "outgoing_messages" USING btree ("message");--> statement-breakpoint
CREATE INDEX "outgoing_messages_to" ON "outgoing_messages" USING btree ("to");--> statement-breakpoint

-- What was left before anything was sent is too old to be sent now; its codes go.
UPDATE outgoing_messages SET state = 'dead', last_error = 'too-late', text = '' WHERE sent_at IS NULL;--> statement-breakpoint

-- Wakes whoever delivers, at the commit.
CREATE FUNCTION outgoing_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('ramplight_outgoing', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER outgoing_tell AFTER INSERT ON outgoing_messages FOR EACH STATEMENT EXECUTE FUNCTION outgoing_tell();
