CREATE TABLE "cash_counts" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"tournament" text NOT NULL,
	"counted" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"by" text,
	"impersonator" text
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"posting" text NOT NULL,
	"number" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"entry" text,
	"item" text,
	"times" integer NOT NULL,
	"charged" bigint NOT NULL,
	CONSTRAINT "ledger_lines_posting_number_pk" PRIMARY KEY("posting","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_openings" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"tournament" text,
	"holder" text,
	"source_family" text NOT NULL,
	"source_record" text NOT NULL,
	"number" integer NOT NULL,
	"reversal_of" text,
	"by" text,
	"impersonator" text,
	"lines" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_posting_ledger_postings_id_fk" FOREIGN KEY ("posting") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_counts_tournament" ON "cash_counts" USING btree ("tournament","at");--> statement-breakpoint
CREATE INDEX "ledger_lines_entry" ON "ledger_lines" USING btree ("entry");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_source" ON "ledger_postings" USING btree ("source_family","source_record","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_reversal" ON "ledger_postings" USING btree ("reversal_of");--> statement-breakpoint
CREATE INDEX "ledger_postings_tournament" ON "ledger_postings" USING btree ("tournament","at","id");--> statement-breakpoint
CREATE INDEX "ledger_postings_holder" ON "ledger_postings" USING btree ("holder");--> statement-breakpoint

-- Looked at when the transaction ends: a posting has the lines that it was written with, one or more, and they come to 0.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked text := CASE TG_TABLE_NAME WHEN 'ledger_postings' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'posting' END;
  promised integer;
  found integer;
  off bigint;
BEGIN
  SELECT p.lines INTO promised FROM ledger_postings p WHERE p.id = asked;
  SELECT count(*), coalesce(sum(l.amount), 0) INTO found, off FROM ledger_lines l WHERE l.posting = asked;
  IF found = 0 OR found <> promised OR off <> 0 THEN
    RAISE EXCEPTION 'ledger: posting % has % of % lines and is off by % cents', asked, found, promised, off
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_balanced();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT ON ledger_lines DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_balanced();--> statement-breakpoint

-- What is written stays as it is. A wrong posting is reversed.
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger: % is never changed or deleted; reverse it', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_stays';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON ledger_lines FOR EACH ROW EXECUTE FUNCTION ledger_stays();--> statement-breakpoint
CREATE TRIGGER ledger_stays BEFORE UPDATE OR DELETE ON cash_counts FOR EACH ROW EXECUTE FUNCTION ledger_stays();
