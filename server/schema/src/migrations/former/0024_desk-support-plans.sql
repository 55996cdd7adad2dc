ALTER TABLE "gestion_decisions" DROP CONSTRAINT "gestion_decisions_genre_ck";--> statement-breakpoint
ALTER TABLE "gestion_sections" DROP CONSTRAINT "gestion_sections_actes_ck";--> statement-breakpoint
ALTER TABLE "gestion_decisions" ADD CONSTRAINT "gestion_decisions_genre_ck" CHECK ("gestion_decisions"."genre" in ('document', 'absence', 'intervention', 'pae', 'signature', 'pai'));--> statement-breakpoint
ALTER TABLE "gestion_sections" ADD CONSTRAINT "gestion_sections_actes_ck" CHECK ("gestion_sections"."actes" <@ '{demandes,periodes,valves,chiffres,pae,catalogues,inclusif}'::text[]);