CREATE TABLE "waiver_acceptances" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tournament" text NOT NULL,
	"user" text NOT NULL,
	"version" text NOT NULL,
	"name" text NOT NULL,
	"guardian" jsonb,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"how" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiver_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"tournament" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "waiver_acceptances_one_each" ON "waiver_acceptances" USING btree ("tournament","user","version") WHERE not "waiver_acceptances"."deleted";--> statement-breakpoint
CREATE INDEX "waiver_acceptances_user" ON "waiver_acceptances" USING btree ("user");--> statement-breakpoint
CREATE INDEX "waiver_texts_tournament" ON "waiver_texts" USING btree ("tournament");--> statement-breakpoint

-- Every wording of a waiver is kept, whatever code writes a tournament. The id is made as `versionOf` makes it: the same words of the
-- same tournament are the same version.
CREATE FUNCTION keep_waiver_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said text := NEW.settings #>> '{registration,waiver}';
BEGIN
  IF coalesce(said, '') <> '' THEN
    INSERT INTO waiver_texts (id, tournament, number, text, since)
      VALUES (left(encode(sha256(convert_to(NEW.id || E'\n' || said, 'UTF8')), 'hex'), 24), NEW.id,
        (SELECT count(*) + 1 FROM waiver_texts w WHERE w.tournament = NEW.id), said, NEW.updated_at)
      ON CONFLICT (id) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_waiver_text AFTER INSERT OR UPDATE OF settings ON tournaments FOR EACH ROW EXECUTE FUNCTION keep_waiver_text();
