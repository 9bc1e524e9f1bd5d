CREATE TABLE "calcutta_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"tournament" text NOT NULL,
	"entries" jsonb NOT NULL,
	"user" text,
	"entrant" text,
	"price" bigint NOT NULL,
	"bought_back" double precision NOT NULL,
	"method" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by" text,
	"taken_back_why" text
);
--> statement-breakpoint
CREATE TABLE "calcutta_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"lot" text NOT NULL,
	"to" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by" text,
	"taken_back_why" text
);
--> statement-breakpoint
CREATE TABLE "calcuttas" (
	"tournament" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"house_share" double precision NOT NULL,
	"places" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "calcutta_lots_tournament" ON "calcutta_lots" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "calcutta_lots_user" ON "calcutta_lots" USING btree ("user");--> statement-breakpoint
CREATE INDEX "calcutta_payouts_lot" ON "calcutta_payouts" USING btree ("lot");--> statement-breakpoint

-- What went out of a place that devices count, by kind: given back to anglers, or paid out for anything else. A posting that was taken back
-- is no money that went out, so its lines are added up before anything is called out.
CREATE OR REPLACE FUNCTION money_besides(of_tournament text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH moved AS (
    SELECT l.account, l.amount, CASE
        WHEN EXISTS (SELECT 1 FROM ledger_lines o WHERE o.posting = p.id AND o.account = 'refund') THEN 'back'
        WHEN EXISTS (SELECT 1 FROM ledger_lines o WHERE o.posting = p.id AND o.account IN ('payout', 'expense', 'calcutta-payout')) THEN 'out'
        WHEN EXISTS (SELECT 1 FROM ledger_lines o WHERE o.posting = p.id AND o.account = 'correction') THEN 'corrected'
        ELSE 'taken' END AS way
      FROM ledger_postings p JOIN ledger_lines l ON l.posting = p.id LEFT JOIN tournament_entries e ON e.id = l.entry AND NOT e.deleted
      WHERE p.tournament = of_tournament AND e.id IS NULL AND l.account IN ('cash', 'check', 'credits', 'card', 'online')),
  nets AS (SELECT account, way, sum(amount) AS cents FROM moved GROUP BY account, way),
  held AS (
    SELECT account, sum(cents) AS cents,
        sum(greatest(0, 0 - cents)) FILTER (WHERE way = 'back') AS back,
        sum(greatest(0, 0 - cents)) FILTER (WHERE way IN ('out', 'corrected')) AS out
      FROM nets GROUP BY account)
  SELECT jsonb_agg(jsonb_strip_nulls(
      jsonb_build_object('place', account, 'left', cents, 'back', nullif(back, 0), 'out', nullif(out, 0))) ORDER BY account)
    FROM held WHERE cents <> 0 OR back > 0 OR out > 0
$$;--> statement-breakpoint
UPDATE tournaments t SET money_besides = money_besides(t.id) WHERE t.money_besides IS NOT NULL;
