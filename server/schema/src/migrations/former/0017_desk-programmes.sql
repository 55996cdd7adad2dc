ALTER TABLE "gestion_decisions" DROP CONSTRAINT "gestion_decisions_genre_ck";--> statement-breakpoint
ALTER TABLE "gestion_sections" DROP CONSTRAINT "gestion_sections_actes_ck";--> statement-breakpoint
ALTER TABLE "gestion_sections" ALTER COLUMN "actes" SET DEFAULT '{demandes,periodes,valves,chiffres,pae}'::text[];--> statement-breakpoint
ALTER TABLE "gestion_decisions" ADD COLUMN "avant" jsonb;--> statement-breakpoint
ALTER TABLE "pae" ADD COLUMN "probleme_le" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "inscriptions_pae_soumis_idx" ON "inscriptions" USING btree ("inscription_id") WHERE "inscriptions"."statut_pae" = 'Soumis';--> statement-breakpoint
ALTER TABLE "gestion_decisions" ADD CONSTRAINT "gestion_decisions_genre_ck" CHECK ("gestion_decisions"."genre" in ('document', 'absence', 'intervention', 'pae', 'signature'));--> statement-breakpoint
ALTER TABLE "gestion_sections" ADD CONSTRAINT "gestion_sections_actes_ck" CHECK ("gestion_sections"."actes" <@ '{demandes,periodes,valves,chiffres,pae}'::text[]);