CREATE TABLE "id_alias" (
	"local_id" text PRIMARY KEY NOT NULL,
	"canonical_id" text NOT NULL,
	"tbl" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_conflict" (
	"id" text PRIMARY KEY NOT NULL,
	"op_id" text NOT NULL,
	"tbl" text NOT NULL,
	"rec_id" text NOT NULL,
	"field" text NOT NULL,
	"base" jsonb,
	"mine" jsonb,
	"theirs" jsonb,
	"mine_by" text,
	"theirs_by" text,
	"state" text DEFAULT 'open' NOT NULL,
	"resolved_by_op" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_device" (
	"device" text NOT NULL,
	"user" text NOT NULL,
	"acked" bigint DEFAULT 0 NOT NULL,
	"dev_seq" bigint DEFAULT 0 NOT NULL,
	"schema" integer,
	"app" text,
	"clock_off" bigint,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sync_device_device_user_pk" PRIMARY KEY("device","user")
);
--> statement-breakpoint
CREATE TABLE "sync_epoch" (
	"id" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_feed" (
	"scope" text NOT NULL,
	"seq" bigint NOT NULL,
	"tbl" text NOT NULL,
	"rec_id" text NOT NULL,
	"op" text NOT NULL,
	"rev" integer NOT NULL,
	CONSTRAINT "sync_feed_tbl_rec_id_scope_pk" PRIMARY KEY("tbl","rec_id","scope")
);
--> statement-breakpoint
CREATE TABLE "sync_op" (
	"op_id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"device" text NOT NULL,
	"dev_seq" bigint NOT NULL,
	"tbl" text NOT NULL,
	"rec_id" text NOT NULL,
	"payload_sha" text NOT NULL,
	"status" text NOT NULL,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_scope" (
	"scope" text PRIMARY KEY NOT NULL,
	"head" bigint DEFAULT 0 NOT NULL,
	"horizon" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync_touched" (
	"xid" bigint NOT NULL,
	"tbl" text NOT NULL,
	"rec_id" text NOT NULL,
	"moved" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sync_touched_xid_tbl_rec_id_pk" PRIMARY KEY("xid","tbl","rec_id")
);
--> statement-breakpoint
CREATE TABLE "sync_turn" (
	"xid" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sync_conflict_field" ON "sync_conflict" USING btree ("op_id","field");--> statement-breakpoint
CREATE INDEX "sync_conflict_record" ON "sync_conflict" USING btree ("tbl","rec_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_feed_seq" ON "sync_feed" USING btree ("scope","seq");--> statement-breakpoint
CREATE INDEX "sync_op_device" ON "sync_op" USING btree ("device","user","dev_seq");