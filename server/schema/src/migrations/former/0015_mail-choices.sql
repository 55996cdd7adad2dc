ALTER TABLE "notifications" ADD COLUMN "resume" text;--> statement-breakpoint
ALTER TABLE "notifications_reglages" ADD COLUMN "recu_courriel" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications_reglages" ADD COLUMN "un_par_jour" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "notifications_a_resumer_idx" ON "notifications" USING btree ("etudiant_id") WHERE "notifications"."resume" is not null;