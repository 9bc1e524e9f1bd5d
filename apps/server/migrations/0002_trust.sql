CREATE TABLE "idempotency_keys" (
	"who" text NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_who_key_pk" PRIMARY KEY("who","key")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "impersonator" text;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_family" ON "audit_log" USING btree ("family","at");--> statement-breakpoint
CREATE INDEX "audit_log_by" ON "audit_log" USING btree ("by","at");--> statement-breakpoint
CREATE INDEX "audit_log_impersonator" ON "audit_log" USING btree ("impersonator","at") WHERE "audit_log"."impersonator" is not null;