CREATE TABLE "told_news" (
	"person" text NOT NULL,
	"entry" text NOT NULL,
	"topic" text NOT NULL,
	"value" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_news_entry_person_topic_pk" PRIMARY KEY("entry","person","topic")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"session" text NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"push_secret" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "is_quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "told_news_person" ON "told_news" USING btree ("person");--> statement-breakpoint
CREATE INDEX "told_news_at" ON "told_news" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user");