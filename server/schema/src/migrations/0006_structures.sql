ALTER TABLE "programmes" DROP CONSTRAINT "programmes_cycle_ck";--> statement-breakpoint
ALTER TABLE "annonces" DROP CONSTRAINT "annonces_blocs_ck";--> statement-breakpoint
ALTER TABLE "inscriptions" DROP CONSTRAINT "inscriptions_bloc_ck";--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "sigle" text;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "credits" smallint;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "vente_syllabus" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "inscription_session" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "groupes_tp" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "memoire" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "premier_bloc_stage" smallint;--> statement-breakpoint
ALTER TABLE "programmes" ADD COLUMN "reste_cycle_precedent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "programmes" SET "blocs" = least(greatest("blocs", 1), 6) WHERE "blocs" NOT BETWEEN 1 AND 6;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_blocs_ck" CHECK ("programmes"."blocs" between 1 and 6);--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_credits_ck" CHECK ("programmes"."credits" between 30 and 300);--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_sigle_ck" CHECK ("programmes"."sigle" ~ '^[^[:space:]0-9,]{1,6}$');--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_stage_ck" CHECK ("programmes"."premier_bloc_stage" between 0 and 6);--> statement-breakpoint
ALTER TABLE "annonces" ADD CONSTRAINT "annonces_blocs_ck" CHECK (array_to_string("annonces"."blocs", ' ') ~ '^([^[:space:]0-9,]{1,6}[1-6]( |$))*$');--> statement-breakpoint
ALTER TABLE "inscriptions" ADD CONSTRAINT "inscriptions_bloc_ck" CHECK ("inscriptions"."bloc" between 1 and 6);--> statement-breakpoint
UPDATE "programmes" SET "vente_syllabus" = "cycle" = 'bachelier', "inscription_session" = "cycle" = 'bachelier', "groupes_tp" = "cycle" = 'bachelier', "memoire" = "cycle" = 'master', "reste_cycle_precedent" = "cycle" = 'master';
