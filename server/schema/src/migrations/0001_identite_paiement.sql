ALTER TABLE "paiements" ADD COLUMN "identite" text;--> statement-breakpoint
ALTER TABLE "paiements" ADD CONSTRAINT "paiements_identite_uq" UNIQUE("identite");