ALTER TABLE "moyens_contact" ADD COLUMN "a_confirmer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moyens_contact" ADD COLUMN "valeur_prouvee" text;