-- name: insertSpotFeedback
-- param: rating: number | null
insert into spot_feedback (spot_feedback_id, user_id, page, rating, body, created_at)
values (:spot_feedback_id, :user_id, :page, :rating, :body, :created_at);
