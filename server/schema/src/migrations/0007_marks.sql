ALTER TABLE "resultats" ADD COLUMN "mot_partiel" text;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "mot_session1" text;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "mot_session2" text;--> statement-breakpoint
ALTER TABLE "resultats" ADD COLUMN "mot_session3" text;