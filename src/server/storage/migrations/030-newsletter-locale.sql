-- Language of the page with the form, for messages. Without one, messages are in the default language of the site.
ALTER TABLE subscribers ADD COLUMN locale text;
