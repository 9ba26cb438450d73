-- Twilio fetches a file by a public link of the platform; whoever sees the file sees that it has one.
select platform_scope_subject('twilio_communications.media', 'twilio_communications_media');
select platform_links_end_with('twilio_communications_media', 'twilio_communications.media');
