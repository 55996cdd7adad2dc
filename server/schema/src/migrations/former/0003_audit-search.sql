ALTER TABLE "acces_inclusif" ADD COLUMN "motif" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "unicite" text;--> statement-breakpoint
ALTER TABLE "portal_sessions" ADD COLUMN "viewed_purpose" text;--> statement-breakpoint
ALTER TABLE "portal_sessions" ADD COLUMN "viewed_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action" text_pattern_ops,"at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_unicite_uq" ON "audit_events" USING btree ("unicite") WHERE "audit_events"."unicite" is not null;