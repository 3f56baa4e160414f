/** The agenda for a program that has subscribed to it, by the token in its address. */
import { feedHandler } from '../_shared/calendar/feed.ts';
import { ownProject } from '../_shared/jobRequest.ts';

Deno.serve(feedHandler(ownProject));
