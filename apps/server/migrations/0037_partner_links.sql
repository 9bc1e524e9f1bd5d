CREATE TABLE "partner_links" (
	"id" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"code_hash" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"used_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" text,
	CONSTRAINT "partner_links_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE INDEX "partner_links_team" ON "partner_links" USING btree ("team");